/** What is said on the channel, apart from `channel.ts`: the schemas that read it come with the socket, after the first screen. */
export {
  CertificateCompleteMessage,
  CertificateErrorMessage,
  CertificateProgressMessage,
  CLIENT_EVENTS,
  CommuneState,
  DivisionPlanMessage,
  DossierProgressMessage,
  ParcelsMarkedMessage,
  PlanChangedMessage,
  PluReadingMessage,
  PropertyAddedMessage,
  PropertyChangedMessage,
  SERVER_EVENTS,
} from "@lotir/contract";
