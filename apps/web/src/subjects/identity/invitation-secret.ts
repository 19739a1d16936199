const keyOf = (invitationId: string): string => `lotir.invitation.${invitationId}`;

/**
 * The secret of an invitation's link, which stands after its `#`: kept for this tab alone while the person signs in, and
 * taken off the address, so that neither history nor a shared screen shows it.
 */
export const takeSecret = (invitationId: string): string | undefined => {
  const written = window.location.hash.slice(1);
  if (written !== "") {
    sessionStorage.setItem(keyOf(invitationId), written);
    window.history.replaceState(window.history.state, "", window.location.pathname);
  }
  return sessionStorage.getItem(keyOf(invitationId)) ?? undefined;
};

export const dropSecret = (invitationId: string): void => sessionStorage.removeItem(keyOf(invitationId));
