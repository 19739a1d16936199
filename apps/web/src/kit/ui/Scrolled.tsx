import type { ReactNode } from "react";

interface ScrolledProps {
  /** What it holds, in words. */
  readonly label: string;
  readonly className: string | undefined;
  readonly children: ReactNode;
}

/** What is wider than a phone, and scrolls by itself. */
export const Scrolled = ({ label, className, children }: ScrolledProps) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
  <section className={className} aria-label={label} tabIndex={0}>
    {children}
  </section>
);
