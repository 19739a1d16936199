/** The names of the bytes kept beside the database. Subjects keep their own; whoever takes all of them away asks here. */
export interface KeptFiles {
  ofProperty(organisationId: string, propertyId: string): Promise<readonly string[]>;
  ofOrganisation(organisationId: string): Promise<readonly string[]>;
  /** How many properties there are, and how many have a file that was made: in one reading. */
  countPortfolio(organisationId: string): Promise<{ readonly total: number; readonly withDossier: number }>;
}
