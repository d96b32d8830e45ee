/*
 * IndexedDB and encoders give Node's buffers, jsdom brings its own: with two kinds Dexie takes the
 * bytes of a file for a plain object when it copies a row. A browser has one kind, and so have tests;
 * Dexie looks at them when it is loaded, so this is imported first.
 */
globalThis.ArrayBuffer = structuredClone(new ArrayBuffer(0)).constructor as ArrayBufferConstructor
globalThis.Uint8Array = new TextEncoder().encode('').constructor as Uint8ArrayConstructor
