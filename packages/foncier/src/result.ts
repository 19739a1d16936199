/** An expected failure is a value with its facts; only bugs throw. */
export type Result<Value, Failure> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly failure: Failure };

export const success = <Value>(value: Value): { readonly ok: true; readonly value: Value } => ({ ok: true, value });
export const failure = <Failure>(facts: Failure): { readonly ok: false; readonly failure: Failure } => ({
  ok: false,
  failure: facts,
});
