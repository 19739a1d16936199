import { type DestinationStream, type Logger, pino } from "pino";

interface LoggedError {
  readonly type: string;
  readonly message: string;
  readonly code?: unknown;
  readonly stack?: string | undefined;
  readonly cause?: LoggedError;
}

/**
 * What of an error is written down. PostgreSQL hangs the row in question on its errors (`detail`, `where`, parameters),
 * and a row may hold an e-mail address or a password: nothing but these fields leaves the process.
 */
export const errorForLog = (error: unknown): LoggedError => {
  if (!(error instanceof Error)) return { type: typeof error, message: "Not an error" };
  const { name, message, stack, cause } = error;
  return {
    type: name,
    message,
    ...("code" in error ? { code: error.code } : {}),
    stack,
    ...(cause === undefined ? {} : { cause: errorForLog(cause) }),
  };
};

/** `fields`: what every line says besides its own, of the request that makes it write. */
export const openLog = (level: string, destination?: DestinationStream, fields: () => object = () => ({})): Logger =>
  pino({ level, serializers: { err: errorForLog }, mixin: fields }, ...(destination ? [destination] : []));
