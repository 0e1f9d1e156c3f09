import { act } from '@testing-library/react';
import { vi } from 'vitest';

/** One upload as the network sees it; the test says how far it comes and what it is answered. */
export type FakeUpload = {
  readonly name: string;
  readonly path: string;
  readonly isAborted: () => boolean;
  readonly progress: (loaded: number, total: number) => void;
  readonly answer: (status: number, body: object) => Promise<void>;
};

/** Stands in for XMLHttpRequest, which uploads use because fetch cannot tell how far it is. */
export function fakeUploads(): FakeUpload[] {
  const uploads: FakeUpload[] = [];
  class FakeRequest {
    status = 0;
    responseText = '';
    readonly upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
    onload?: () => void;
    onabort?: () => void;
    onloadend?: () => void;
    private readonly headers = new Map<string, string>();
    private isAborted = false;
    private path = '';
    open(_method: string, path: string) {
      this.path = path;
    }
    setRequestHeader(name: string, value: string) {
      this.headers.set(name, value);
    }
    abort() {
      this.isAborted = true;
      this.onabort?.();
      this.onloadend?.();
    }
    send() {
      uploads.push({
        path: this.path,
        name: decodeURIComponent(this.headers.get('X-File-Name') ?? ''),
        isAborted: () => this.isAborted,
        progress: (loaded, total) => act(() => this.upload.onprogress?.({ loaded, total })),
        answer: (status, body) =>
          act(async () => {
            this.status = status;
            this.responseText = JSON.stringify(body);
            this.onload?.();
            this.onloadend?.();
            await Promise.resolve();
          }),
      });
    }
  }
  vi.stubGlobal('XMLHttpRequest', FakeRequest);
  return uploads;
}

/** Everything is in view at once: pictures are asked for when they come into view. */
export function seeEverything(): void {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      private readonly seen: (entries: readonly { isIntersecting: boolean }[]) => void;
      constructor(seen: (entries: readonly { isIntersecting: boolean }[]) => void) {
        this.seen = seen;
      }
      observe() {
        this.seen([{ isIntersecting: true }]);
      }
      disconnect() {
        // Nothing is watched.
      }
    },
  );
}
