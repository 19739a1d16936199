import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { isUnreachable } from "./messages.fr.ts";

/** What a person asked to be saved, and whether the line was cut under it. */
interface Sending {
  /** Of the last attempt; null where there was none, or it succeeded. */
  readonly error: Error | null;
  readonly send: () => void;
  /** Asked before a reload that came too soon: sent as soon as it is read again. */
  readonly isOwed?: boolean | undefined;
}

/** Sends again what the network lost, once anything answers: the browser finds its line back, or any reading succeeds. */
export const useSentWhenBack = ({ error, send, isOwed = false }: Sending): void => {
  const cache = useQueryClient().getQueryCache();
  const latest = useRef(send);
  latest.current = send;
  const owed = useRef(isOwed);
  useEffect(() => {
    if (!owed.current) return;
    owed.current = false;
    latest.current();
  }, []);
  const cut = error !== null && isUnreachable(error) ? error : null;
  useEffect(() => {
    if (cut === null) return;
    let isSent = false;
    // The line that comes back is heard several times before the screen draws anew: the loss is sent again once.
    const again = () => {
      if (isSent) return;
      isSent = true;
      latest.current();
    };
    window.addEventListener("online", again);
    const leave = cache.subscribe((event) => {
      if (event.type === "updated" && event.action.type === "success" && !event.action.manual) again();
    });
    return () => {
      window.removeEventListener("online", again);
      leave();
    };
  }, [cut, cache]);
};
