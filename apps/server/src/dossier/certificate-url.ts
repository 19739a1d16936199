export const certificateUrl = (propertyId: string, jobId: string): string =>
  `/api/properties/${propertyId}/urban-certificate/${jobId}/file`;
