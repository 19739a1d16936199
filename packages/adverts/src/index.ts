export type { Unmatched } from "./advert.ts";
export { type RankedDiagnosis, rankDiagnoses } from "./diagnoses/rank-diagnoses.ts";
export { groupDoubles } from "./doubles/group-doubles.ts";
export type { Diagnosis, Ground, GroundBuilding, GroundParcel } from "./ground/ground.ts";
export { type Candidate, type Match, matchAdverts } from "./match/match-adverts.ts";
export { readWords } from "./read/read-words.ts";
