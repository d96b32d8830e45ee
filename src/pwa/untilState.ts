/** Resolves once the state of a service worker is such a one. */
export async function untilState(
  worker: ServiceWorker,
  isSuch: (state: ServiceWorkerState) => boolean,
): Promise<void> {
  while (!isSuch(worker.state)) {
    await new Promise((resolve) => worker.addEventListener('statechange', resolve, { once: true }))
  }
}
