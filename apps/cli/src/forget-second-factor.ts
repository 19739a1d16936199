import { readEnv } from "@lotir/environment";
import { withDatabase } from "./with-database.ts";

const USAGE = "Usage : lotir forget-second-factor <adresse e-mail>";

/** For whoever lost telephone and recovery codes, once the operator knows who asks: the password is enough again. */
export const forgetSecondFactor = async ([email = "", ...more]: string[]): Promise<number> => {
  if (!email.includes("@") || more.length > 0) {
    console.error(USAGE);
    return 1;
  }
  const read = readEnv(process.env);
  if (!read.ok) {
    console.error(read.sentence);
    return 1;
  }
  return withDatabase(read.env, async ({ identity }) => {
    const known = await identity
      .updateTable("auth.user")
      .set({ two_factor_enabled: false })
      .where("email", "=", email.toLowerCase())
      .returning("id")
      .executeTakeFirst();
    if (known === undefined) {
      console.error("Aucun compte ne porte cette adresse.");
      return 1;
    }
    await identity.deleteFrom("auth.two_factor").where("user_id", "=", known.id).execute();
    await identity.deleteFrom("auth.session").where("user_id", "=", known.id).execute();
    console.log("Second facteur retiré, sessions fermées : le mot de passe suffit de nouveau.");
    return 0;
  });
};
