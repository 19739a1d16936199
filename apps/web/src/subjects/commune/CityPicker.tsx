import { type City, MAX_CITIES } from "@lotir/contract";
import { Combobox, Input, Pill, PillsInput, Text, useCombobox } from "@mantine/core";
import { useId, useState } from "react";
import { formatCount } from "../../kit/format.ts";
import { silenceOf } from "../../kit/messages.fr.ts";
import { RetryLine } from "../../kit/ui/RetryLine.tsx";
import { addCity } from "./add-city.ts";
import { MINIMUM_LETTERS, rememberCity, useAutocompleteCities } from "./use-autocomplete-cities.ts";

interface CityPickerProps {
  readonly cities: readonly City[];
  readonly onChange: (cities: readonly City[]) => void;
  /** What the search has to say about the choice. */
  readonly asked?: string | null;
}

const cityLabel = (city: City): string => (city.zipcode === "" ? city.name : `${city.name} ${city.zipcode}`);

const Suggestion = ({ city }: { readonly city: City }) => (
  <span style={{ display: "flex", gap: 8, alignItems: "baseline" }}>
    <span style={{ flex: 1 }}>
      {city.name}{" "}
      <Text span c="dimmed">
        {city.zipcode}
      </Text>
    </span>
    <Text span size="xs" c="dimmed" className="figures">
      {city.fictional ? "commune fictive" : city.population === null ? "" : `${formatCount(city.population)} hab.`}
    </Text>
  </span>
);

/** Up to five cities, by name or postcode. */
export const CityPicker = ({ cities, onChange, asked = null }: CityPickerProps) => {
  const id = useId();
  const [typed, setTyped] = useState("");
  const [problem, setProblem] = useState<string | null>(null);
  const combobox = useCombobox({ onDropdownClose: () => combobox.resetSelectedOption() });
  const found = useAutocompleteCities(typed);
  const suggestions = found.data?.cities ?? [];
  const silence = found.isFetching ? null : silenceOf(found, "Les communes n'ont pas pu être cherchées.");
  const full = cities.length >= MAX_CITIES;
  const said = problem ?? asked;
  const choose = (insee: string) => {
    const city = suggestions.find((suggestion) => suggestion.insee === insee);
    if (city === undefined) return;
    const choice = addCity(cities, city);
    setProblem(choice.ok ? null : choice.message);
    setTyped("");
    combobox.closeDropdown();
    if (!choice.ok) return;
    rememberCity(city);
    onChange(choice.cities);
  };
  const retry = () => {
    found.refetch().catch(() => undefined);
  };
  const remove = (insee: string) => {
    setProblem(null);
    onChange(cities.filter((city) => city.insee !== insee));
  };
  return (
    <Input.Wrapper id={id} label={`Villes (${cities.length} sur ${MAX_CITIES})`}>
      <Combobox store={combobox} onOptionSubmit={choose} shadow="md">
        <Combobox.DropdownTarget>
          <PillsInput id={id} onClick={() => combobox.openDropdown()}>
            <Pill.Group>
              {cities.map((city) => (
                <Pill
                  key={city.insee}
                  withRemoveButton
                  onRemove={() => remove(city.insee)}
                  removeButtonProps={{ "aria-label": `Retirer ${city.name}`, tabIndex: 0, "aria-hidden": false }}
                >
                  {cityLabel(city)}
                </Pill>
              ))}
              <Combobox.EventsTarget>
                <PillsInput.Field
                  value={typed}
                  disabled={full}
                  placeholder={full ? "Maximum de 5 villes atteint" : "Ajouter une ville…"}
                  autoComplete="off"
                  onChange={(event) => {
                    setTyped(event.currentTarget.value);
                    setProblem(null);
                    combobox.openDropdown();
                    combobox.updateSelectedOptionIndex();
                  }}
                  onBlur={() => combobox.closeDropdown()}
                  onKeyDown={(event) => {
                    const last = cities.at(-1);
                    if (event.key === "Enter" && silence !== null && suggestions.length === 0) {
                      event.preventDefault();
                      retry();
                    }
                    if (event.key === "Backspace" && typed === "" && last !== undefined) remove(last.insee);
                  }}
                />
              </Combobox.EventsTarget>
            </Pill.Group>
          </PillsInput>
        </Combobox.DropdownTarget>
        <Combobox.Dropdown hidden={typed.trim().length < MINIMUM_LETTERS}>
          <Combobox.Options aria-label="Communes trouvées" mah={280} style={{ overflowY: "auto" }}>
            {suggestions.map((city) => (
              <Combobox.Option key={city.insee} value={city.insee}>
                <Suggestion city={city} />
              </Combobox.Option>
            ))}
            {suggestions.length > 0 || silence !== null ? null : (
              <Combobox.Empty>
                {found.isFetching || found.isPending ? "Recherche…" : "Aucune commune trouvée"}
              </Combobox.Empty>
            )}
          </Combobox.Options>
          {silence === null ? null : (
            <Combobox.Footer>
              <RetryLine sentence={silence} onRetry={retry} />
            </Combobox.Footer>
          )}
        </Combobox.Dropdown>
      </Combobox>
      {said === null ? null : (
        <Text role="alert" size="sm" c="var(--lotir-danger)" mt={4}>
          {said}
        </Text>
      )}
    </Input.Wrapper>
  );
};
