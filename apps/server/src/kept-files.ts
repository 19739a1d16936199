/** The names of the bytes kept beside the database. Subjects keep their own; whoever takes all of them away asks here. */
export interface KeptFiles {
  ofProperty(organisationId: string, propertyId: string): Promise<readonly string[]>;
  ofOrganisation(organisationId: string): Promise<readonly string[]>;
  /** How many properties have a file that was made. */
  countDossiers(organisationId: string): Promise<number>;
}
