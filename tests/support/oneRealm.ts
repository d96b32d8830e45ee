/*
 * IndexedDB and encoders return Node's buffers, jsdom has its own. With two kinds, Dexie takes a
 * file's bytes for a plain object when it copies a row. A browser has one kind, so tests should too;
 * Dexie checks this when it is loaded, so this file must be imported first.
 */
globalThis.ArrayBuffer = structuredClone(new ArrayBuffer(0)).constructor as ArrayBufferConstructor
globalThis.Uint8Array = new TextEncoder().encode('').constructor as Uint8ArrayConstructor
