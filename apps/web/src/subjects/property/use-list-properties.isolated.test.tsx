import { act, screen } from "@testing-library/react";
import { test, vi } from "vitest";
import { aProperty } from "../../testing/properties.fixture.ts";
import { type Answers, answering, show, success, usingScreens } from "../../testing/render.fixture.tsx";
import { useListProperties } from "./use-list-properties.ts";

const channel = vi.hoisted(() => ({ tell: (): void => undefined }));
vi.mock("../../kit/channel.ts", () => ({
  followPortfolio: (hear: () => void) => {
    channel.tell = hear;
    return () => undefined;
  },
}));

usingScreens();

const List = () => <p>{useListProperties().data?.length ?? "…"} propriétés</p>;

test("what a colleague adds is read as soon as the channel says it, before the next poll", async () => {
  const answers: Answers = { "/api/properties": success([aProperty()]) };
  answering(answers);
  show(<List />);
  await screen.findByText("1 propriétés");
  answers["/api/properties"] = success([aProperty(), aProperty({ id: "p2" })]);
  act(() => channel.tell());
  await screen.findByText("2 propriétés");
});
