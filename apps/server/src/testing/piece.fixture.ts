/** A PDF of one empty page, as small as one can be. */
const SMALLEST = `%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]>>endobj
trailer<</Root 1 0 R/Size 4>>
%%EOF`;

export const aPdf = (): File => new File([SMALLEST], "piece.pdf", { type: "application/pdf" });

/** A file as a browser's form sends it. */
export const pieceForm = (piece: File, { code }: { readonly code: string }): FormData => {
  const form = new FormData();
  form.set("code", code);
  form.set("piece", piece);
  return form;
};
