import type { ReactNode } from "react";
import classes from "./CentredPage.module.css";
import { Logo } from "./Logo.tsx";

/** A page with one thing on it: sign-in, first steps, what is missing. The ground is a faint cadastral plan. */
export const CentredPage = ({ children }: { readonly children: ReactNode }) => (
  <main className={classes.page}>
    <img src="/plan.svg" className={classes.plan} alt="" />
    <div className={classes.card}>
      <div className={classes.brand}>
        <Logo size={28} />
        <span>Lotir</span>
      </div>
      {children}
    </div>
  </main>
);
