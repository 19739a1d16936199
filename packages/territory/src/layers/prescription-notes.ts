/** Noted only where the service said that the plan draws none: a question without an answer notes nothing. */
export const WITHOUT_PRESCRIPTION = "sans-prescription";
/** Noted where they were read, one and all. */
export const WITH_PRESCRIPTIONS = "prescriptions";
