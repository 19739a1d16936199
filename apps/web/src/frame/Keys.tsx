import { Suspense, useEffect, useState } from "react";
import { lazyPart } from "../kit/lazy-part.ts";
import { keysWanted } from "./keys-wanted.ts";

/** Nobody has asked for it yet on a first screen. */
const KeysWindow = lazyPart(() => import("./KeysWindow.tsx"));

const isTyped = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.closest("input:not([type=checkbox]), textarea, select") !== null);

/** `?` shows the keys, on every screen; the menu of the person does too, where there is no keyboard to press it on. */
export const Keys = () => {
  const [opened, setOpened] = useState(false);
  const [isAsked, setIsAsked] = useState(false);
  useEffect(() => {
    const show = (): void => {
      setIsAsked(true);
      setOpened(true);
    };
    const onKey = (event: KeyboardEvent): void => {
      if (event.key !== "?" || event.ctrlKey || event.metaKey || event.altKey || isTyped(event.target)) return;
      event.preventDefault();
      show();
    };
    window.addEventListener("keydown", onKey);
    const leave = keysWanted.hear(show);
    return () => {
      window.removeEventListener("keydown", onKey);
      leave();
    };
  }, []);
  return isAsked ? (
    <Suspense fallback={null}>
      <KeysWindow opened={opened} onClose={() => setOpened(false)} />
    </Suspense>
  ) : null;
};
