import type { UpstreamFailure } from "@lotir/foncier";

/** Carries a failure out of a stream, where only a throw can. It never leaves this package: doors answer a Result. */
export class UpstreamError extends Error {
  readonly facts: UpstreamFailure;
  constructor(facts: UpstreamFailure) {
    super(`${facts.source}: ${facts.kind}`);
    this.facts = facts;
  }
}
