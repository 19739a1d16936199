import { Button } from "@mantine/core";
import { notifications } from "@mantine/notifications";
import { fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { queryClient } from "../../kit/api.ts";
import { type Answers, answering, show, usingScreens } from "../../testing/render.fixture.tsx";
import { SIGN_OUT_FAILED, useSignOut } from "./use-sign-out.ts";

const LEAVE = "/api/auth/sign-out";

usingScreens();
beforeEach(() => queryClient.setQueryData(["session"], "quelqu'un"));
afterEach(() => notifications.clean());

const Leaver = () => {
  const signOut = useSignOut(async () => undefined);
  return <Button onClick={() => signOut()}>Se déconnecter</Button>;
};

const leave = async (answers: Answers) => {
  answering(answers);
  show(<Leaver />);
  fireEvent.click(await screen.findByText("Se déconnecter"));
};

test.each<[string, Answers[string]]>([
  ["refused", { status: 500, body: {} }],
  ["without a connection", "unreachable"],
])("a sign-out %s is said, and the session stays", async (_, answer) => {
  await leave({ [LEAVE]: answer });
  await screen.findByText(SIGN_OUT_FAILED);
  expect(queryClient.getQueryData(["session"])).toBe("quelqu'un");
});

test("a sign-out forgets the session", async () => {
  await leave({ [LEAVE]: { body: { success: true } } });
  await waitFor(() => expect(queryClient.getQueryData(["session"])).toBeNull());
  expect(screen.queryByText(SIGN_OUT_FAILED)).toBeNull();
});
