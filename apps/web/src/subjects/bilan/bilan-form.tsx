import { createContext, type ReactNode, useContext, useMemo, useState } from "react";
import { type BilanForm, EMPTY_FORM } from "./bilan-wish.ts";

interface KeptForm {
  readonly form: BilanForm;
  readonly onForm: (form: BilanForm) => void;
}

const Kept = createContext<KeptForm | undefined>(undefined);

/** What is changed of one parcel's balance, shared by all that shows it: one place to change it, everything follows. */
export const BilanFormProvider = ({ children }: { readonly children: ReactNode }) => {
  const [form, onForm] = useState(EMPTY_FORM);
  const kept = useMemo(() => ({ form, onForm }), [form]);
  return <Kept value={kept}>{children}</Kept>;
};

/** The form shared around; a block on its own keeps its own. */
export const useBilanForm = (): KeptForm => {
  const [form, onForm] = useState(EMPTY_FORM);
  const shared = useContext(Kept);
  return shared ?? { form, onForm };
};
