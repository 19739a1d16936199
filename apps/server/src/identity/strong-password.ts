/** Guesses that a password must resist: 10^8 is out of reach of whoever tries it at our door (zxcvbn's score 3). */
const WANTED_SCORE = 3;

/** The lists weigh some megabytes and take a fifth of a second: they are read when somebody first chooses a password. */
const openEstimator = async () => {
  const [{ ZxcvbnFactory }, common, french] = await Promise.all([
    import("@zxcvbn-ts/core"),
    import("@zxcvbn-ts/language-common"),
    import("@zxcvbn-ts/language-fr"),
  ]);
  return new ZxcvbnFactory({
    dictionary: { ...common.dictionary, ...french.dictionary },
    graphs: common.adjacencyGraphs,
  });
};

export interface PasswordCheck {
  /** Whether a password resists common words, names, dates and keyboards, and what the person said of himself. */
  readonly isStrong: (password: string, about: readonly string[]) => Promise<boolean>;
}

/** Judges passwords on lists that are here: nothing leaves the machine. */
export const openPasswordCheck = (): PasswordCheck => {
  let estimator: ReturnType<typeof openEstimator> | undefined;
  return {
    isStrong: async (password, about) => {
      estimator ??= openEstimator();
      const words = ["lotir", ...about].filter((word) => word !== "");
      return (await estimator).check(password.slice(0, 128), words).score >= WANTED_SCORE;
    },
  };
};
