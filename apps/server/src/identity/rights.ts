import type { contract } from "@lotir/contract";

export type Operation = keyof typeof contract;

/** Who may: anybody, any member of the organisation (spec 2 §6: views and edits all properties), or an Admin of it. */
export type Right = "anybody" | "member" | "admin";

/** What is not for every member; the rest of the contract is. */
const APART: Readonly<Partial<Record<Operation, Right>>> = {
  // How to enter the demonstration, and what a link shows to who holds its secret.
  showDemonstration: "anybody",
  showDoors: "anybody",
  openGuestLink: "anybody",
  // Settings of the organisation (spec 2 §6).
  saveAssumptions: "admin",
  saveSecret: "admin",
  switchAuctionSite: "admin",
  // What commits the organisation, or leaves with all that it keeps.
  decideProject: "admin",
  exportOrganisation: "admin",
};

export const rightOf = (operation: Operation): Right => APART[operation] ?? "member";

/** Of an account: its organisations, and the answer to an invitation, which proves itself. */
export type TeamRight = Right | "account";

/** What identity offers on organisations; what is absent here is not offered. */
export const TEAM_RIGHTS: Readonly<Record<string, TeamRight>> = {
  "/organization/create": "account",
  "/organization/list": "account",
  "/organization/set-active": "account",
  "/organization/get-invitation": "account",
  "/organization/accept-invitation": "account",
  "/organization/reject-invitation": "account",
  "/organization/get-full-organization": "member",
  "/organization/list-members": "member",
  "/organization/get-active-member": "member",
  "/organization/get-active-member-role": "member",
  "/organization/leave": "member",
  "/organization/update": "admin",
  "/organization/invite-member": "admin",
  "/organization/list-invitations": "admin",
  "/organization/cancel-invitation": "admin",
  "/organization/remove-member": "admin",
  "/organization/update-member-role": "admin",
};

export const isTeamPath = (path: string): boolean => path.startsWith("/organization/");
