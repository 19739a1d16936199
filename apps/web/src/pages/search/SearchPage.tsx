import { useMediaQuery } from "@mantine/hooks";
import { DesktopSearch } from "./DesktopSearch.tsx";
import { PhoneSearch } from "./PhoneSearch.tsx";
import { useSearchPage } from "./use-search-page.ts";

/** /search and /cadastral: the page people live in. */
export const SearchPage = () => {
  const page = useSearchPage();
  const phone = useMediaQuery("(max-width: 992px)", undefined, { getInitialValueInEffect: false });
  return phone ? <PhoneSearch page={page} /> : <DesktopSearch page={page} />;
};
