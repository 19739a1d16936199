/** `AB 123` from a 14-character parcel id: commune (5), prefix (3), section (2), number (4). */
export const parcelName = (id: string): string => {
  const prefix = id.slice(5, 8);
  const section = id.slice(8, 10).replace(/^0/, "");
  const number = Number(id.slice(10));
  const name = `${section} ${Number.isNaN(number) ? id.slice(10) : number}`;
  return prefix === "000" ? name : `${prefix} ${name}`;
};
