import { createTransport, type Transporter } from "nodemailer";
import { dropMail, keepMail, type Mail, type Place, readKeptMails } from "./kept-mails.ts";

export interface SmtpPlace {
  readonly url: string;
  readonly from: string;
}

export interface Post {
  /** Whether messages leave this machine. */
  readonly isSending: boolean;
  /** Keeps a message, and sends it where messages are sent; answers at once, whatever the mail server does. */
  send(mail: Mail): void;
  /** Waits for what is being sent. */
  close(): Promise<void>;
}

interface Wiring extends Place {
  readonly smtp: SmtpPlace | undefined;
  readonly now: () => Date;
  /** What the mail server refused; nothing of it names a person. */
  readonly onTrouble: (error: Error) => void;
}

/** How often what could not be sent is tried again, in ms. */
const RETRY = 60_000;
/** A message that nobody fetched by then names a person for nothing, in ms: 30 days. */
const KEPT_FOR = 30 * 86_400_000;
const PATIENCE = 20_000;
const LOCAL = /^(?:localhost|127\.0\.0\.1|\[?::1\]?)$/;

/**
 * In the clear on one's own machine alone; elsewhere TLS from the start (smtps) or before anything is said (STARTTLS). A
 * message is what it says: nothing of it is fetched, nor read from a file.
 */
const transportTo = ({ url }: SmtpPlace): Transporter =>
  createTransport({
    url,
    requireTLS: !url.startsWith("smtps:") && !LOCAL.test(new URL(url).hostname),
    connectionTimeout: PATIENCE,
    greetingTimeout: PATIENCE,
    socketTimeout: PATIENCE,
    disableFileAccess: true,
    disableUrlAccess: true,
  });

/** An error of the mail server, without its words, which repeat addresses. */
const troubleOf = (error: unknown): Error => {
  const code = error instanceof Error && "code" in error ? String(error.code) : "inconnue";
  return new Error(`Un e-mail n'est pas parti (${code}) ; il est gardé et sera repris.`);
};

/** Where the product's messages go. */
export const openPost = ({ smtp, now, onTrouble, ...place }: Wiring): Post => {
  const transport = smtp === undefined ? undefined : transportTo(smtp);
  let turn: Promise<void> = Promise.resolve();
  const flush = async (): Promise<void> => {
    for (const { id, to, subject, text, writtenAt } of readKeptMails(place).mails) {
      if (now().getTime() - Date.parse(writtenAt) > KEPT_FOR) dropMail(place, id);
      else if (transport !== undefined && smtp !== undefined) {
        // One that its server refuses keeps no other from leaving.
        await transport.sendMail({ from: smtp.from, to: { name: "", address: to }, subject, text }).then(
          () => dropMail(place, id),
          (error: unknown) => onTrouble(troubleOf(error)),
        );
      }
    }
  };
  // One after the other: a message that is being sent is not sent again.
  const next = (): void => {
    turn = turn.then(flush).catch((error: unknown) => onTrouble(troubleOf(error)));
  };
  const retry = setInterval(next, RETRY);
  retry.unref();
  next();
  return {
    isSending: transport !== undefined,
    send: (mail) => {
      keepMail(place, mail, now());
      next();
    },
    close: async () => {
      clearInterval(retry);
      await turn;
      transport?.close();
    },
  };
};
