/** All that a block about one parcel is given: it asks for what it needs by itself. */
export interface ParcelProps {
  readonly parcelId: string;
}
