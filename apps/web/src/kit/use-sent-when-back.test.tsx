import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, renderHook } from "@testing-library/react";
import type { ReactNode } from "react";
import { expect, test, vi } from "vitest";
import { useSentWhenBack } from "./use-sent-when-back.ts";

const using = (initial: { error: Error | null; isOwed?: boolean }) => {
  const client = new QueryClient();
  const send = vi.fn();
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  const hook = renderHook((given) => useSentWhenBack({ ...given, send }), { initialProps: initial, wrapper });
  const reads = () => act(() => client.fetchQuery({ queryKey: ["anything"], queryFn: () => "read", staleTime: 0 }));
  return { ...hook, send, reads };
};

const CUT = new TypeError("Failed to fetch");

const online = () => act(() => void window.dispatchEvent(new Event("online")));

test("what the network lost is sent again when the browser finds its line, and when anything answers", async () => {
  const { send, reads, rerender, unmount } = using({ error: CUT });
  expect(send).not.toHaveBeenCalled();
  online();
  expect(send).toHaveBeenCalledTimes(1);
  rerender({ error: null });
  rerender({ error: new TypeError("Failed to fetch") });
  await reads();
  expect(send).toHaveBeenCalledTimes(2);
  rerender({ error: new TypeError("Failed to fetch") });
  unmount();
  online();
  expect(send).toHaveBeenCalledTimes(2);
});

test("a line that comes back in several voices sends what was lost once", async () => {
  const { send, reads } = using({ error: CUT });
  online();
  await reads();
  await reads();
  online();
  expect(send).toHaveBeenCalledTimes(1);
});

test("what was refused, or never asked, is not", async () => {
  const { send, reads, rerender } = using({ error: null });
  await reads();
  rerender({ error: new Error("refused") });
  await reads();
  act(() => void window.dispatchEvent(new Event("online")));
  expect(send).not.toHaveBeenCalled();
});

test("what was asked before a reload is sent once it is read again", () => {
  const { send, rerender } = using({ error: null, isOwed: true });
  expect(send).toHaveBeenCalledTimes(1);
  rerender({ error: null, isOwed: true });
  expect(send).toHaveBeenCalledTimes(1);
});
