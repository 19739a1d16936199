import { addProperty } from "./add-property.ts";
import { analyzeCommune } from "./analyze-commune.ts";
import { analyzeDivisionProfitability } from "./analyze-division-profitability.ts";
import { autocompleteCities } from "./autocomplete-cities.ts";
import { balanceParcel } from "./balance-parcel.ts";
import { calculateAnalysis } from "./calculate-analysis.ts";
import { cancelLoading } from "./cancel-loading.ts";
import { convertFromAnnotations } from "./convert-from-annotations.ts";
import { convertToAnnotations } from "./convert-to-annotations.ts";
import { correctRule } from "./correct-rule.ts";
import { estimateParcel } from "./estimate-parcel.ts";
import { evaluateDetailed } from "./evaluate-detailed.ts";
import { extractParcelPlu } from "./extract-parcel-plu.ts";
import { extractPropertyRules } from "./extract-property-rules.ts";
import { findPlace } from "./find-place.ts";
import { findRemedies } from "./find-remedies.ts";
import { generateDivisions } from "./generate-divisions.ts";
import { listDivisionProjects } from "./list-division-projects.ts";
import { listMarketPrices } from "./list-market-prices.ts";
import { listProperties } from "./list-properties.ts";
import { listRuleCorrections } from "./list-rule-corrections.ts";
import { loadCommune } from "./load-commune.ts";
import { priceLot } from "./price-lot.ts";
import { propertyStats } from "./property-stats.ts";
import { proposeDivisions } from "./propose-divisions.ts";
import { saveAssumptions } from "./save-assumptions.ts";
import { scoreQuickly } from "./score-quickly.ts";
import { showAssumptions } from "./show-assumptions.ts";
import { showCommune } from "./show-commune.ts";
import { showCosts } from "./show-costs.ts";
import { showDemonstration } from "./show-demonstration.ts";
import { showHome } from "./show-home.ts";
import { showMarket } from "./show-market.ts";
import { showParcel } from "./show-parcel.ts";
import { showParcelPlu } from "./show-parcel-plu.ts";
import { showPriceSurface } from "./show-price-surface.ts";
import { showPropertyPlu } from "./show-property-plu.ts";
import { showPropertyPluData } from "./show-property-plu-data.ts";
import { showPropertyPluPdf } from "./show-property-plu-pdf.ts";
import { showPropertyPluRules } from "./show-property-plu-rules.ts";
import { updateCosts } from "./update-costs.ts";

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
