/** What the build puts into the worker: `vite/build-worker.ts`. */
declare const BUILT: import('./built.ts').Built
