import type { Generated } from "kysely";

/** The tables of better-auth, as far as our own queries read them; its library writes them. */
export interface OrganizationTable {
  id: Generated<string>;
  name: string;
  slug: string;
  logo: string | null;
  created_at: Date;
}

export interface MemberTable {
  id: Generated<string>;
  organization_id: string;
  user_id: string;
  /** `owner` (who created the organisation) and `admin` are both shown as Admin. */
  role: string;
  created_at: Date;
}

export interface UserTable {
  id: Generated<string>;
  name: string;
  first_name: string;
  last_name: string;
  email: string;
  created_at: Date;
  two_factor_enabled: Generated<boolean>;
}

/** Keys that seal the organisation of a transaction (migration 0004). */
export interface OrganisationSealTable {
  inner_key: Uint8Array;
  outer_key: Uint8Array;
}

export interface InvitationTable {
  id: Generated<string>;
  organization_id: string;
  email: string;
  role: string | null;
  status: string;
  expires_at: Date;
  inviter_id: string;
  created_at: Generated<Date>;
}

/** The secret of an invitation's link, hashed (migration 0014). */
export interface InvitationSecretTable {
  invitation_id: string;
  hash: Uint8Array;
  created_at: Generated<Date>;
}

/** The last change of an organisation's name, and its version (migration 0015). */
export interface OrganisationChangeTable {
  organization_id: string;
  version: number;
  changed_by: string | null;
  changed_at: Generated<Date>;
}

export interface SessionTable {
  id: string;
  user_id: string;
  token: string;
  ip_address: string | null;
  user_agent: string | null;
  created_at: Date;
  updated_at: Date;
  expires_at: Date;
}

/** Failures to sign in, under keyed digests. */
export interface SignInPaceTable {
  key: string;
  failures: number;
  last_failed_at: Generated<Date>;
}

/** The second factor of an account: the library alone reads what it keeps. */
export interface TwoFactorTable {
  user_id: string;
}

/** Codes of second factors that served, under keyed digests (migration 0031). */
export interface SpentCodeTable {
  key: string;
  spent_at: Generated<Date>;
}

export interface AuthTables {
  "auth.spent_code": SpentCodeTable;
  "auth.two_factor": TwoFactorTable;
  "auth.session": SessionTable;
  "auth.sign_in_pace": SignInPaceTable;
  "auth.organisation_change": OrganisationChangeTable;
  "auth.invitation": InvitationTable;
  "auth.invitation_secret": InvitationSecretTable;
  "auth.organization": OrganizationTable;
  "auth.member": MemberTable;
  "auth.user": UserTable;
  "auth.organisation_seal": OrganisationSealTable;
}
