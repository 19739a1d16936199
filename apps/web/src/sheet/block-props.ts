/** All a block is given: it asks for what it needs by itself, and shares nothing but the parcel. */
export interface PanelBlockProps {
  readonly parcelId: string;
}
