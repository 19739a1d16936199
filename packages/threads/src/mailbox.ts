/** Messages that came and that nobody has read yet, for one reader. */
export class Mailbox<Message> {
  readonly #unread: Message[] = [];
  #trouble: { readonly error: unknown } | undefined;
  #wake = (): void => undefined;

  put(message: Message): void {
    this.#unread.push(message);
    this.#wake();
  }
  /** Nothing more comes: the reader throws at once, whatever it has not read. The first trouble is the one told. */
  fail(error: unknown): void {
    this.#trouble ??= { error };
    this.#wake();
  }
  async take(): Promise<Message> {
    for (;;) {
      if (this.#trouble !== undefined) throw this.#trouble.error;
      const [message] = this.#unread.splice(0, 1);
      if (message !== undefined) return message;
      await new Promise<void>((awake) => {
        this.#wake = awake;
      });
    }
  }
}
