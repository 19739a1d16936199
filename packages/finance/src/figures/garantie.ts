import type { Bracket } from "./acquisition.ts";
import { figure } from "./figure.ts";

const READ = "lu le 23 novembre 2026";

/** Half the tariff of a sale's deed, by brackets of their own; the rates of 2021 are those of before, 1.9 % less. */
export const LOAN_EMOLUMENTS = figure<readonly Bracket[]>({
  id: "emoluments-pret",
  label: "Émoluments du notaire pour un prêt garanti par une hypothèque, hors taxes, par tranches",
  unit: "part du prêt",
  reviewBy: "2027-03-01",
  values: [
    [
      "2021-01-01",
      [
        { upTo: 6_500, rate: 0.0129 },
        { upTo: 17_000, rate: 0.00532 },
        { upTo: 30_000, rate: 0.00355 },
        { upTo: Number.POSITIVE_INFINITY, rate: 0.00266 },
      ],
      `Code de commerce, titre IV bis (arrêté du 28 février 2020) : barème de 2016 baissé de 1,9 % (immoneuf.com, ${READ})`,
      "a-confirmer",
    ],
  ],
});

/** The legal mortgage of who lends the price escapes the tax of 0.715 % that an agreed one bears. */
export const LOAN_REGISTRY = figure<{ readonly rate: number; readonly accessories: number }>({
  id: "csi-pret",
  label: "Contribution de sécurité immobilière de l'hypothèque légale spéciale du prêteur de deniers",
  unit: "part des sommes garanties, accessoires compris",
  reviewBy: "2027-03-01",
  values: [
    [
      "2021-01-01",
      { rate: 0.0005, accessories: 0.2 },
      `CGI, art. 879 ; 0,05 % du prêt majoré de 20 % (immoneuf.com, ${READ}) ; C. civ., art. 2402, sans taxe de publicité foncière`,
      "a-confirmer",
    ],
  ],
});
