import { type RulesAsked, readRulesInChild } from "@lotir/pdf";
import { failure, type PluReading, type Result, readingMs, readTooLong } from "@lotir/plu";

const pagesAsked = ({ pages, others }: RulesAsked): number =>
  others.reduce((sum, each) => sum + each.model.pages.length, pages.pages.length);

/**
 * The rules of a règlement, read in a bounded child that is ended when it takes as long as the product would not wait: a text
 * made to be read slowly, or to take the memory, is refused with a sentence.
 */
export const readPluInTime = async (
  asked: RulesAsked,
  withinMs: number = readingMs(pagesAsked(asked)),
): Promise<Result<PluReading, string>> => {
  const read = await readRulesInChild(asked, withinMs);
  if (read.ok) return read;
  return failure(
    read.failure === "too-slow" ? readTooLong(withinMs) : "Ce document n'a pas pu être lu : sa lecture s'est arrêtée.",
  );
};
