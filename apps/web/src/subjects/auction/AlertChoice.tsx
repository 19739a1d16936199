import { Switch } from "@mantine/core";
import { useListAuctionAlerts } from "./use-list-auction-alerts.ts";
import { useSwitchAuctionAlert } from "./use-switch-auction-alert.ts";

/** To be told by e-mail of the sales of a region; shown only where e-mails leave. */
export const AlertChoice = ({ region }: { readonly region: string }) => {
  const alerts = useListAuctionAlerts();
  const turn = useSwitchAuctionAlert();
  if (alerts.data?.isOffered !== true) return null;
  const isOn = turn.isPending ? turn.variables.isOn : alerts.data.regions.includes(region);
  return (
    <Switch
      label="M'alerter par e-mail des ventes de cette région"
      description="Le matin, s'il y a du nouveau : ventes lues depuis par votre équipe ou une autre, audiences dans sept jours et le lendemain. Lotir ne lit aucun site sans une personne."
      checked={isOn}
      onChange={(event) => turn.mutate({ region, isOn: event.currentTarget.checked })}
    />
  );
};
