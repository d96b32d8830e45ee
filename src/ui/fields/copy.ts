export const fieldsCopy = {
  optional: '(optional)',
  dismiss: 'Dismiss',
  /** Read out before the message of a field. */
  error: 'Error:',
  /** The button beside a password field, by which of the form's passwords it belongs to. */
  password: {
    only: { show: 'Show password', hide: 'Hide password' },
    current: { show: 'Show current password', hide: 'Hide current password' },
    new: { show: 'Show new password', hide: 'Hide new password' },
    confirm: { show: 'Show confirm password', hide: 'Hide confirm password' },
    confirmNew: { show: 'Show confirm new password', hide: 'Hide confirm new password' },
  },
  /** Read out when the button beside a password was pressed. */
  passwordShown: 'The password is shown',
  passwordHidden: 'The password is hidden',
}
