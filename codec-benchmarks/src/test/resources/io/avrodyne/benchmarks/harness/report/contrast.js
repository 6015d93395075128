// Returns the texts whose colour differs too little from their background's, by the WCAG's formula.
(() => {
  const parse = colour => colour.match(/[\d.]+/g).map(Number);
  const luminance = ([red, green, blue]) => {
    const linear = [red, green, blue].map(part => part / 255)
        .map(part => part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2];
  };
  const backgroundOf = element => {
    for (let each = element; each; each = each.parentElement) {
      const colour = parse(getComputedStyle(each).backgroundColor);
      if (colour.length < 4 || colour[3] > 0.99) {
        return colour;
      }
    }
    return [255, 255, 255];
  };
  const contrast = element => {
    const text = luminance(parse(getComputedStyle(element).color)) + 0.05;
    const ground = luminance(backgroundOf(element)) + 0.05;
    return Math.max(text, ground) / Math.min(text, ground);
  };
  const hasText = element => [...element.childNodes]
      .some(node => node.nodeType === Node.TEXT_NODE && node.textContent.trim() !== "");
  const visible = element => element.getClientRects().length > 0;
  const texts = [...document.body.querySelectorAll("*")].filter(each => hasText(each) && visible(each));
  const bars = [...document.querySelectorAll(".bar")].filter(visible);
  const barContrast = bar => {
    const colour = luminance(parse(getComputedStyle(bar).backgroundColor)) + 0.05;
    const ground = luminance(backgroundOf(bar.parentElement)) + 0.05;
    return Math.max(colour, ground) / Math.min(colour, ground);
  };
  const name = element => `${element.tagName}.${element.className}: ${element.textContent.slice(0, 40)}`;
  return [
    ...texts.filter(each => contrast(each) < 4.5).map(name),
    ...bars.filter(each => barContrast(each) < 3).map(each => `bar ${each.style.background}`),
  ];
})()
