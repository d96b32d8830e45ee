/*
 * The names under which servers put what the portal looks for, in order of preference: those of the
 * specification, and those of other servers. docs/environments.md lists them for whoever runs one.
 */

function inOrder(names: string): readonly string[] {
  return names.split(' ')
}

/** What is around everything else: the spec's `data`, and what others call it. */
export const envelopeNames = inOrder('data result payload')

/** Of a user (spec §3). */
export const userNames = {
  id: inOrder('_id id userId user_id uuid uid'),
  name: inOrder('name fullName full_name displayName display_name'),
  firstName: inOrder('firstName first_name'),
  lastName: inOrder('lastName last_name'),
  /** With which people sign in: of somebody without a name. */
  username: inOrder('username user_name'),
  email: inOrder('email emailAddress email_address'),
  role: inOrder('role roles'),
  createdAt: inOrder('createdAt created_at date_joined'),
  lastLogin: inOrder('lastLogin last_login lastLoginAt last_login_at'),
}

/** Under which a user is, if not as `user` or bare. */
export const accountNames = inOrder('profile account')

export const tokenNames = inOrder(
  'token accessToken access_token access jwt jwtToken authToken auth_token idToken id_token plainTextToken',
)

/** Of records that hold the token, among other things. */
export const tokenPlaceNames = inOrder('tokens session auth authorization authorisation user')

/** Of the list of users. */
export const listNames = inOrder(
  'users results content items docs rows value nodes records list data result payload',
)

/** How many records there are on all pages of a list. */
export const wholeNames = inOrder(
  'total totalCount total_count totalUsers totalItems totalElements totalDocs totalRecords total_records totalResults total_results @odata.count count',
)

export const pageCountNames = inOrder('pages totalPages total_pages pageCount lastPage last_page')

/** What says that another page follows, if it has a value. */
export const nextNames = inOrder(
  'next nextPage next_page next_page_url nextPageToken nextLink @odata.nextLink hasNext hasNextPage has_next has_next_page hasMore has_more nextCursor next_cursor',
)

/** What says so if it is false: elsewhere it is the number or the address of the last page. */
export const lastNames = inOrder('last isLast')

/** Of records that say such things of a list. */
export const pagingNames = inOrder('meta pagination paging page pageInfo links _links')

/** Of a message. */
export const wordNames = inOrder('message msg defaultMessage error_description detail')

/** Of the field that a message is about. */
export const fieldNames = inOrder('field path param property propertyPath loc')

/** Of messages for several fields, as a list or as an object by field. */
export const errorsNames = inOrder('errors message detail fieldErrors')

/** The same, as a list only: their objects say other things. */
export const errorListNames = inOrder('details violations issues')

/** In the place of a field, of a message about no single one. */
export const noFieldNames = ['non_field_errors', '__all__', 'base', '']
