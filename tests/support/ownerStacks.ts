import * as React from 'react'

/*
 * React's development build takes a stack trace for each element that is created, to say in a warning
 * where: 7 % of the CPU time of screen tests, in which the console is silent. It stops after 10,000
 * elements, and starts again a second later: here it has always made that many. Its warnings
 * themselves, and the components in an error's stack, stay.
 */
const internals: unknown = Reflect.get(
  React,
  '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE',
)
const counter = 'recentlyCreatedOwnerStacks'
// Another version of React may count elsewhere: then this file is to be adapted, or removed.
if (typeof internals !== 'object' || internals === null || !(counter in internals)) {
  throw new Error('React no longer counts the stack traces of its elements')
}
Object.defineProperty(internals, counter, {
  get: () => Infinity,
  set: () => {
    // React counts on, and begins anew each second.
  },
})
