/** Our HTTP layer writes the socket's address here, over whatever the client sent. */
export const ADDRESS_HEADER = "x-lotir-address";

/** Our columns are snake_case; better-auth's own names stay on the wire. */
export const USER_COLUMNS = {
  emailVerified: "email_verified",
  createdAt: "created_at",
  updatedAt: "updated_at",
} as const;

export const SESSION_COLUMNS = {
  userId: "user_id",
  expiresAt: "expires_at",
  ipAddress: "ip_address",
  userAgent: "user_agent",
  createdAt: "created_at",
  updatedAt: "updated_at",
} as const;

export const ACCOUNT_COLUMNS = {
  userId: "user_id",
  accountId: "account_id",
  providerId: "provider_id",
  accessToken: "access_token",
  refreshToken: "refresh_token",
  idToken: "id_token",
  accessTokenExpiresAt: "access_token_expires_at",
  refreshTokenExpiresAt: "refresh_token_expires_at",
  createdAt: "created_at",
  updatedAt: "updated_at",
} as const;

export const VERIFICATION_COLUMNS = {
  expiresAt: "expires_at",
  createdAt: "created_at",
  updatedAt: "updated_at",
} as const;

export const RATE_LIMIT_COLUMNS = { lastRequest: "last_request" } as const;

export const SECOND_FACTOR_SCHEMA = {
  user: { fields: { twoFactorEnabled: "two_factor_enabled" } },
  twoFactor: {
    modelName: "two_factor",
    fields: {
      backupCodes: "backup_codes",
      userId: "user_id",
      failedVerificationCount: "failed_verification_count",
      lockedUntil: "locked_until",
    },
  },
} as const;

export const PASSKEY_SCHEMA = {
  passkey: {
    fields: {
      publicKey: "public_key",
      userId: "user_id",
      credentialID: "credential_id",
      deviceType: "device_type",
      backedUp: "backed_up",
      createdAt: "created_at",
    },
  },
} as const;

export const ORGANISATION_SCHEMA = {
  organization: { fields: { createdAt: "created_at" } },
  member: { fields: { organizationId: "organization_id", userId: "user_id", createdAt: "created_at" } },
  invitation: {
    fields: {
      organizationId: "organization_id",
      inviterId: "inviter_id",
      expiresAt: "expires_at",
      createdAt: "created_at",
    },
  },
  session: { fields: { activeOrganizationId: "active_organization_id" } },
} as const;
