import { cancelAuctionSearch } from "./auction/cancel-auction-search.ts";
import { enrichAuctions } from "./auction/enrich-auctions.ts";
import { keepAuction } from "./auction/keep-auction.ts";
import { listAuctionAlerts } from "./auction/list-auction-alerts.ts";
import { listAuctionRegions } from "./auction/list-auction-regions.ts";
import { listAuctionSites } from "./auction/list-auction-sites.ts";
import { scrapeAuctions } from "./auction/scrape-auctions.ts";
import { showAuctionSearch } from "./auction/show-auction-search.ts";
import { switchAuctionAlert } from "./auction/switch-auction-alert.ts";
import { switchAuctionSite } from "./auction/switch-auction-site.ts";
import { analyzeDivisionProfitability } from "./bilan/analyze-division-profitability.ts";
import { balanceParcel } from "./bilan/balance-parcel.ts";
import { evaluateDetailed } from "./bilan/evaluate-detailed.ts";
import { exportBilan } from "./bilan/export-bilan.ts";
import { scoreQuickly } from "./bilan/score-quickly.ts";
import { autocompleteCities } from "./commune/autocomplete-cities.ts";
import { cancelLoading } from "./commune/cancel-loading.ts";
import { listSources } from "./commune/list-sources.ts";
import { loadCommune } from "./commune/load-commune.ts";
import { showCommune } from "./commune/show-commune.ts";
import { showHome } from "./commune/show-home.ts";
import { decideProject } from "./division/decide-project.ts";
import { deleteProject } from "./division/delete-project.ts";
import { drawScenario } from "./division/draw-scenario.ts";
import { duplicateScenario } from "./division/duplicate-scenario.ts";
import { findRemedies } from "./division/find-remedies.ts";
import { generateDivisions } from "./division/generate-divisions.ts";
import { listDivisionProjects } from "./division/list-division-projects.ts";
import { listScenarioVersions } from "./division/list-scenario-versions.ts";
import { proposeDivisions } from "./division/propose-divisions.ts";
import { proposeProject } from "./division/propose-project.ts";
import { showDivisionGround } from "./division/show-division-ground.ts";
import { showGeneration } from "./division/show-generation.ts";
import { showProjectToday } from "./division/show-project-today.ts";
import { stopGeneration } from "./division/stop-generation.ts";
import { takeLotsOfScenario } from "./division/take-lots-of-scenario.ts";
import { updateScenario } from "./division/update-scenario.ts";
import { addDossierPiece } from "./dossier/add-dossier-piece.ts";
import { createGuestLink } from "./dossier/create-guest-link.ts";
import { deleteDossierPiece } from "./dossier/delete-dossier-piece.ts";
import { downloadUrbanCertificate } from "./dossier/download-urban-certificate.ts";
import { exportDossierCalendar } from "./dossier/export-dossier-calendar.ts";
import { generateDossier } from "./dossier/generate-dossier.ts";
import { generateUrbanCertificate } from "./dossier/generate-urban-certificate.ts";
import { listGuestLinks } from "./dossier/list-guest-links.ts";
import { openGuestLink } from "./dossier/open-guest-link.ts";
import { recordDossierEvent } from "./dossier/record-dossier-event.ts";
import { revokeGuestLink } from "./dossier/revoke-guest-link.ts";
import { saveDossierFacts } from "./dossier/save-dossier-facts.ts";
import { showDossierPiece } from "./dossier/show-dossier-piece.ts";
import { showUrbanCertificate } from "./dossier/show-urban-certificate.ts";
import { showUrbanismeTracking } from "./dossier/show-urbanisme-tracking.ts";
import { takeBackDossierEvent } from "./dossier/take-back-dossier-event.ts";
import { writeBankNote } from "./dossier/write-bank-note.ts";
import { deleteAccount } from "./identity/delete-account.ts";
import { endOtherSessions } from "./identity/end-other-sessions.ts";
import { endSession } from "./identity/end-session.ts";
import { listSessions } from "./identity/list-sessions.ts";
import { showDemonstration } from "./identity/show-demonstration.ts";
import { showDoors } from "./identity/show-doors.ts";
import { addListing } from "./listing/add-listing.ts";
import { confirmListingParcel } from "./listing/confirm-listing-parcel.ts";
import { deleteListingSearch } from "./listing/delete-listing-search.ts";
import { findListingDiagnoses } from "./listing/find-listing-diagnoses.ts";
import { importListings } from "./listing/import-listings.ts";
import { listListingParcels } from "./listing/list-listing-parcels.ts";
import { listListingSearches } from "./listing/list-listing-searches.ts";
import { listParcelListings } from "./listing/list-parcel-listings.ts";
import { saveListingSearch } from "./listing/save-listing-search.ts";
import { searchListings } from "./listing/search-listings.ts";
import { showListingPhoto } from "./listing/show-listing-photo.ts";
import { visitListingSearch } from "./listing/visit-listing-search.ts";
import { estimateParcel } from "./market/estimate-parcel.ts";
import { listMarketPrices } from "./market/list-market-prices.ts";
import { listMarketSales } from "./market/list-market-sales.ts";
import { priceLot } from "./market/price-lot.ts";
import { showMarket } from "./market/show-market.ts";
import { showPriceSurface } from "./market/show-price-surface.ts";
import { showStatistics } from "./market/show-statistics.ts";
import { exportOrganisation } from "./organisation/export-organisation.ts";
import { recordVisit } from "./organisation/record-visit.ts";
import { saveAssumptions } from "./organisation/save-assumptions.ts";
import { saveSecret } from "./organisation/save-secret.ts";
import { saveSettings } from "./organisation/save-settings.ts";
import { showAssumptions } from "./organisation/show-assumptions.ts";
import { showSecrets } from "./organisation/show-secrets.ts";
import { showSettings } from "./organisation/show-settings.ts";
import { testSecret } from "./organisation/test-secret.ts";
import { analyzeCommune } from "./parcelle/analyze-commune.ts";
import { deleteParcelSearch } from "./parcelle/delete-parcel-search.ts";
import { exportParcels } from "./parcelle/export-parcels.ts";
import { listParcelMarks } from "./parcelle/list-parcel-marks.ts";
import { listParcelSearches } from "./parcelle/list-parcel-searches.ts";
import { listParcelsNearby } from "./parcelle/list-parcels-nearby.ts";
import { listRecentOpportunities } from "./parcelle/list-recent-opportunities.ts";
import { markParcels } from "./parcelle/mark-parcels.ts";
import { printParcelSheet } from "./parcelle/print-parcel-sheet.ts";
import { saveParcelNote } from "./parcelle/save-parcel-note.ts";
import { saveParcelSearch } from "./parcelle/save-parcel-search.ts";
import { showBuildingHeights } from "./parcelle/show-building-heights.ts";
import { showParcel } from "./parcelle/show-parcel.ts";
import { showParcelRisks } from "./parcelle/show-parcel-risks.ts";
import { showParcelServitudes } from "./parcelle/show-parcel-servitudes.ts";
import { visitParcelSearch } from "./parcelle/visit-parcel-search.ts";
import { findPlace } from "./place/find-place.ts";
import { addPlan } from "./plan/add-plan.ts";
import { convertFromAnnotations } from "./plan/convert-from-annotations.ts";
import { convertToAnnotations } from "./plan/convert-to-annotations.ts";
import { deletePlan } from "./plan/delete-plan.ts";
import { drawLotPlans } from "./plan/draw-lot-plans.ts";
import { duplicatePlan } from "./plan/duplicate-plan.ts";
import { editPlanObjects } from "./plan/edit-plan-objects.ts";
import { exportPlan } from "./plan/export-plan.ts";
import { generateDivisionPlan } from "./plan/generate-division-plan.ts";
import { generatePlanDivision } from "./plan/generate-plan-division.ts";
import { importCadastralPlans } from "./plan/import-cadastral-plans.ts";
import { importParcelPlan } from "./plan/import-parcel-plan.ts";
import { listParcelPlans } from "./plan/list-parcel-plans.ts";
import { listPlanObjects } from "./plan/list-plan-objects.ts";
import { listPlans } from "./plan/list-plans.ts";
import { readSurvey } from "./plan/read-survey.ts";
import { renamePlan } from "./plan/rename-plan.ts";
import { restorePlan } from "./plan/restore-plan.ts";
import { savePlanAnnotations } from "./plan/save-plan-annotations.ts";
import { showDivisionCapture } from "./plan/show-division-capture.ts";
import { showPlan } from "./plan/show-plan.ts";
import { showPlanAnnotations } from "./plan/show-plan-annotations.ts";
import { showPlanImage } from "./plan/show-plan-image.ts";
import { showVectorPlan } from "./plan/show-vector-plan.ts";
import { addLot } from "./property/add-lot.ts";
import { addPhoto } from "./property/add-photo.ts";
import { addProperty } from "./property/add-property.ts";
import { calculateAnalysis } from "./property/calculate-analysis.ts";
import { changePropertyAddress } from "./property/change-property-address.ts";
import { changePropertyStatus } from "./property/change-property-status.ts";
import { deleteLot } from "./property/delete-lot.ts";
import { deletePhoto } from "./property/delete-photo.ts";
import { deleteProperty } from "./property/delete-property.ts";
import { exportProperties } from "./property/export-properties.ts";
import { followCadastre } from "./property/follow-cadastre.ts";
import { listCadastreChanges } from "./property/list-cadastre-changes.ts";
import { listPhotos } from "./property/list-photos.ts";
import { listProperties } from "./property/list-properties.ts";
import { listPropertyHistory } from "./property/list-property-history.ts";
import { listPropertyParcels } from "./property/list-property-parcels.ts";
import { mapParcels } from "./property/map-parcels.ts";
import { propertyStats } from "./property/property-stats.ts";
import { renameProperty } from "./property/rename-property.ts";
import { restoreProperty } from "./property/restore-property.ts";
import { saveNotes } from "./property/save-notes.ts";
import { showCadastreChanges } from "./property/show-cadastre-changes.ts";
import { showCosts } from "./property/show-costs.ts";
import { showDashboardStats } from "./property/show-dashboard-stats.ts";
import { showPhoto } from "./property/show-photo.ts";
import { showProperty } from "./property/show-property.ts";
import { takeLotsOfPlan } from "./property/take-lots-of-plan.ts";
import { updateCosts } from "./property/update-costs.ts";
import { updateLot } from "./property/update-lot.ts";
import { correctRule } from "./reglement/correct-rule.ts";
import { extractParcelPlu } from "./reglement/extract-parcel-plu.ts";
import { extractPropertyRules } from "./reglement/extract-property-rules.ts";
import { listRuleCorrections } from "./reglement/list-rule-corrections.ts";
import { showParcelPlu } from "./reglement/show-parcel-plu.ts";
import { showPropertyPlu } from "./reglement/show-property-plu.ts";
import { showPropertyPluData } from "./reglement/show-property-plu-data.ts";
import { showPropertyPluPdf } from "./reglement/show-property-plu-pdf.ts";
import { showPropertyPluRules } from "./reglement/show-property-plu-rules.ts";

/** Every JSON route of the API, one operation a name; mounted under `/api`. */
export const contract = {
  generateDivisionPlan,
  showDivisionCapture,
  cancelAuctionSearch,
  enrichAuctions,
  keepAuction,
  listAuctionAlerts,
  listAuctionRegions,
  listAuctionSites,
  scrapeAuctions,
  showAuctionSearch,
  switchAuctionAlert,
  switchAuctionSite,
  addProperty,
  analyzeCommune,
  analyzeDivisionProfitability,
  autocompleteCities,
  listSources,
  balanceParcel,
  calculateAnalysis,
  cancelLoading,
  estimateParcel,
  evaluateDetailed,
  findPlace,
  listMarketPrices,
  listProperties,
  loadCommune,
  proposeDivisions,
  priceLot,
  propertyStats,
  saveAssumptions,
  saveSecret,
  addListing,
  confirmListingParcel,
  findListingDiagnoses,
  importListings,
  listListingParcels,
  listParcelListings,
  searchListings,
  saveListingSearch,
  listListingSearches,
  visitListingSearch,
  deleteListingSearch,
  showListingPhoto,
  showSecrets,
  scoreQuickly,
  showAssumptions,
  showCommune,
  showCosts,
  showDemonstration,
  showDoors,
  showHome,
  showMarket,
  showParcel,
  listParcelMarks,
  markParcels,
  saveParcelNote,
  saveParcelSearch,
  listParcelSearches,
  visitParcelSearch,
  deleteParcelSearch,
  exportParcels,
  printParcelSheet,
  showPriceSurface,
  updateCosts,
  extractParcelPlu,
  extractPropertyRules,
  showParcelPlu,
  showPropertyPlu,
  showPropertyPluData,
  showPropertyPluPdf,
  showPropertyPluRules,
  convertFromAnnotations,
  correctRule,
  convertToAnnotations,
  findRemedies,
  generateDivisions,
  decideProject,
  deleteProject,
  drawScenario,
  duplicateScenario,
  listScenarioVersions,
  proposeProject,
  showDivisionGround,
  showProjectToday,
  showGeneration,
  stopGeneration,
  takeLotsOfScenario,
  updateScenario,
  listDivisionProjects,
  listRuleCorrections,
  addLot,
  changePropertyAddress,
  changePropertyStatus,
  addPhoto,
  deletePhoto,
  listPhotos,
  showPhoto,
  deleteLot,
  deleteProperty,
  listPropertyHistory,
  listPropertyParcels,
  renameProperty,
  restoreProperty,
  saveNotes,
  showProperty,
  updateLot,
  takeLotsOfPlan,
  listParcelsNearby,
  exportProperties,
  followCadastre,
  listCadastreChanges,
  showCadastreChanges,
  mapParcels,
  addPlan,
  deletePlan,
  drawLotPlans,
  duplicatePlan,
  editPlanObjects,
  exportBilan,
  exportPlan,
  generatePlanDivision,
  importCadastralPlans,
  importParcelPlan,
  listParcelPlans,
  listPlanObjects,
  listPlans,
  readSurvey,
  renamePlan,
  restorePlan,
  savePlanAnnotations,
  showPlan,
  showPlanAnnotations,
  showPlanImage,
  showVectorPlan,
  listMarketSales,
  deleteAccount,
  listSessions,
  endSession,
  endOtherSessions,
  testSecret,
  exportOrganisation,
  showParcelRisks,
  showParcelServitudes,
  showBuildingHeights,
  showDashboardStats,
  listRecentOpportunities,
  showStatistics,
  showSettings,
  saveSettings,
  recordVisit,
  showUrbanismeTracking,
  saveDossierFacts,
  recordDossierEvent,
  takeBackDossierEvent,
  exportDossierCalendar,
  generateDossier,
  generateUrbanCertificate,
  showUrbanCertificate,
  downloadUrbanCertificate,
  addDossierPiece,
  deleteDossierPiece,
  showDossierPiece,
  createGuestLink,
  listGuestLinks,
  revokeGuestLink,
  openGuestLink,
  writeBankNote,
};
