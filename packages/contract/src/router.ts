import { analyzeDivisionProfitability } from "./bilan/analyze-division-profitability.ts";
import { balanceParcel } from "./bilan/balance-parcel.ts";
import { evaluateDetailed } from "./bilan/evaluate-detailed.ts";
import { scoreQuickly } from "./bilan/score-quickly.ts";
import { autocompleteCities } from "./commune/autocomplete-cities.ts";
import { cancelLoading } from "./commune/cancel-loading.ts";
import { findPlace } from "./commune/find-place.ts";
import { loadCommune } from "./commune/load-commune.ts";
import { showCommune } from "./commune/show-commune.ts";
import { showHome } from "./commune/show-home.ts";
import { findRemedies } from "./division/find-remedies.ts";
import { generateDivisions } from "./division/generate-divisions.ts";
import { listDivisionProjects } from "./division/list-division-projects.ts";
import { proposeDivisions } from "./division/propose-divisions.ts";
import { showDemonstration } from "./identity/show-demonstration.ts";
import { estimateParcel } from "./market/estimate-parcel.ts";
import { listMarketPrices } from "./market/list-market-prices.ts";
import { priceLot } from "./market/price-lot.ts";
import { showMarket } from "./market/show-market.ts";
import { showPriceSurface } from "./market/show-price-surface.ts";
import { saveAssumptions } from "./organisation/save-assumptions.ts";
import { showAssumptions } from "./organisation/show-assumptions.ts";
import { analyzeCommune } from "./parcelle/analyze-commune.ts";
import { showParcel } from "./parcelle/show-parcel.ts";
import { convertFromAnnotations } from "./plan/convert-from-annotations.ts";
import { convertToAnnotations } from "./plan/convert-to-annotations.ts";
import { addProperty } from "./property/add-property.ts";
import { calculateAnalysis } from "./property/calculate-analysis.ts";
import { listProperties } from "./property/list-properties.ts";
import { propertyStats } from "./property/property-stats.ts";
import { showCosts } from "./property/show-costs.ts";
import { updateCosts } from "./property/update-costs.ts";
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
  addProperty,
  analyzeCommune,
  analyzeDivisionProfitability,
  autocompleteCities,
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
  scoreQuickly,
  showAssumptions,
  showCommune,
  showCosts,
  showDemonstration,
  showHome,
  showMarket,
  showParcel,
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
  listDivisionProjects,
  listRuleCorrections,
};
