/** The words of a text in HTML, without its form; parsed apart from the page, so that nothing in it runs. */
export const plainText = (html: string): string =>
  html.startsWith("<") ? (new DOMParser().parseFromString(html, "text/html").body.textContent ?? "") : html;
