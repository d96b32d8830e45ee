/*
 * Stands in React's chunk, so that React is read with that chunk, in a task of its own, and not with
 * the entry (docs/decisions/first-load.md).
 */
export { createRoot, hydrateRoot } from 'react-dom/client'
