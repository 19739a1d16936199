import "@mantine/notifications/styles.css";
import { Notifications } from "@mantine/notifications";

/** Where short news shows. Its own part: a first screen has none yet. */
const Toasts = () => <Notifications position="top-right" autoClose={4_000} className="toasts" />;

export default Toasts;
