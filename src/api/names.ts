/*
 * The names under which servers put what the portal looks for, in order of preference: those of the
 * specification, and those of other servers. Each stands here in one spelling, and is found in all of
 * them (`anyAt` in places.ts). docs/environments.md lists them for whoever runs one.
 */

function inOrder(names: string): readonly string[] {
  return names.split(' ')
}

/** What is around everything else: the spec's `data`, and what others call it. */
export const envelopeNames = inOrder('data result payload')

/** Of a user (spec §3). */
export const userNames = {
  id: inOrder('_id id userId uuid uid pk'),
  name: inOrder('name fullName displayName'),
  firstName: inOrder('firstName'),
  lastName: inOrder('lastName'),
  /** With which people sign in: of somebody without a name. */
  username: inOrder('username'),
  email: inOrder('email emailAddress'),
  role: inOrder('role roles authorities'),
  institution: inOrder('institution'),
  department: inOrder('department'),
  phone: inOrder('phone phoneNumber'),
  createdAt: inOrder('createdAt dateJoined createdDate'),
  lastLogin: inOrder('lastLogin lastLoginAt lastSignInAt'),
}

/** Of the role in a record of its own. */
export const roleNames = inOrder('name authority')

/** Of an administrator, where users have no roles. */
export const adminMarks = inOrder('isAdmin isStaff isSuperuser')

/** Under which a user is, if not as `user` or bare. */
export const accountNames = inOrder('profile account')

export const tokenNames = inOrder(
  'token accessToken access jwt jwtToken authToken idToken plainTextToken',
)

/** Of records that hold the token, among other things. */
export const tokenPlaceNames = inOrder('tokens session auth authorization authorisation user')

/** Of the list of users. */
export const listNames = inOrder(
  'users results content items docs rows value nodes records list embedded data result payload',
)

/** How many records there are on all pages of a list. */
export const wholeNames = inOrder(
  'total totalCount totalUsers totalItems totalElements totalDocs totalRecords totalResults @odata.count hydra:totalItems count',
)

export const pageCountNames = inOrder('pages totalPages pageCount lastPage')

/** What says that another page follows, if it has a value. */
export const nextNames = inOrder(
  'next nextPage nextPageUrl nextPageToken nextLink @odata.nextLink hasNext hasNextPage hasMore nextCursor',
)

/** What says so if it is false: elsewhere it is the number or the address of the last page. */
export const lastNames = inOrder('last isLast')

/** Of records that say such things of a list. */
export const pagingNames = inOrder('meta pagination paging page pageInfo links')

/** Of whether it was done. */
export const successNames = inOrder('success isSuccess succeeded')

/** Of a message. */
export const wordNames = inOrder(
  'message msg defaultMessage errorDescription errorMessage detail description',
)

/** Of the field that a message is about. */
export const fieldNames = inOrder('field path param property propertyPath loc')

/** Of messages for several fields, as a list or as an object by field. */
export const errorsNames = inOrder('errors message detail fieldErrors')

/** The same, as a list only: their objects say other things. */
export const errorListNames = inOrder('details violations issues')

/** The fields that the portal sends, at which a screen can show a message. */
export const ownFieldNames = inOrder(
  'name email password confirmPassword institution department phone',
)

/** In the place of a field, of a message about no single one. */
export const noFieldNames = ['non_field_errors', '__all__', 'base', '']
