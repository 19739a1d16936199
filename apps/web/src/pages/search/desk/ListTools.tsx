import type { SearchState } from "../search-state.ts";
import { ListExport } from "./ListExport.tsx";
import { SearchesMenu } from "./SearchesMenu.tsx";

/** What is done of a whole list: kept, to hear what is new of it, and had as a file. */
const ListTools = ({ state }: { readonly state: SearchState }) => (
  <>
    <SearchesMenu state={state} />
    <ListExport state={state} />
  </>
);

export default ListTools;
