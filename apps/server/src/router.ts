import { convertFromAnnotations } from "./features/division/convert-from-annotations.ts";
import { convertToAnnotations } from "./features/division/convert-to-annotations.ts";
import { correctRule } from "./features/division/correct-rule.ts";
import { findRemedies } from "./features/division/find-remedies.ts";
import { generateDivisions } from "./features/division/generate-divisions.ts";
import { listDivisionProjects } from "./features/division/list-division-projects.ts";
import { listRuleCorrections } from "./features/division/list-rule-corrections.ts";
import { proposeDivisions } from "./features/division/propose-divisions.ts";
import { evaluateDetailed } from "./features/evaluation/evaluate-detailed.ts";
import { scoreQuickly } from "./features/evaluation/score-quickly.ts";
import { analyzeDivisionProfitability } from "./features/financial/analyze-division-profitability.ts";
import { balanceParcel } from "./features/financial/balance-parcel.ts";
import { showDemonstration } from "./features/home/show-demonstration.ts";
import { showHome } from "./features/home/show-home.ts";
import { estimateParcel } from "./features/market/estimate-parcel.ts";
import { listMarketPrices } from "./features/market/list-market-prices.ts";
import { priceLot } from "./features/market/price-lot.ts";
import { showMarket } from "./features/market/show-market.ts";
import { showPriceSurface } from "./features/market/show-price-surface.ts";
import { extractParcelPlu } from "./features/plu/extract-parcel-plu.ts";
import { extractPropertyRules } from "./features/plu/extract-property-rules.ts";
import { showParcelPlu } from "./features/plu/show-parcel-plu.ts";
import { showPropertyPlu } from "./features/plu/show-property-plu.ts";
import { showPropertyPluData } from "./features/plu/show-property-plu-data.ts";
import { showPropertyPluPdf } from "./features/plu/show-property-plu-pdf.ts";
import { showPropertyPluRules } from "./features/plu/show-property-plu-rules.ts";
import { addProperty } from "./features/portfolio/add-property.ts";
import { calculateAnalysis } from "./features/portfolio/calculate-analysis.ts";
import { listProperties } from "./features/portfolio/list-properties.ts";
import { propertyStats } from "./features/portfolio/property-stats.ts";
import { showCosts } from "./features/portfolio/show-costs.ts";
import { updateCosts } from "./features/portfolio/update-costs.ts";
import { analyzeCommune } from "./features/search/analyze-commune.ts";
import { autocompleteCities } from "./features/search/autocomplete-cities.ts";
import { findPlace } from "./features/search/find-place.ts";
import { showParcel } from "./features/search/show-parcel.ts";
import { saveAssumptions } from "./features/settings/save-assumptions.ts";
import { showAssumptions } from "./features/settings/show-assumptions.ts";
import { cancelLoading } from "./features/territory/cancel-loading.ts";
import { loadCommune } from "./features/territory/load-commune.ts";
import { showCommune } from "./features/territory/show-commune.ts";
import { open } from "./http/call.ts";

/** Every operation of the contract, each in its own file. */
export const router = open.router({
  extractParcelPlu,
  extractPropertyRules,
  showParcelPlu,
  showPropertyPlu,
  showPropertyPluData,
  showPropertyPluPdf,
  showPropertyPluRules,
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
  convertFromAnnotations,
  correctRule,
  convertToAnnotations,
  findRemedies,
  generateDivisions,
  listDivisionProjects,
  listRuleCorrections,
});
