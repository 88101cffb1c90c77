import { redirect } from 'react-router';

/** Nobody is logged in before there are accounts: a visitor's profile is the login screen (spec 2, Profile page). */
export function loader() {
  return redirect('/auth');
}
