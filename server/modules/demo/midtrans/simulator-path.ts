/** Path prefix of the simulator's API, before `/v2/...`. */
export const SIMULATED_MIDTRANS_PATH = '/simulator/midtrans';
/** The simulator's own pages; the id of a payment follows. */
export const SIMULATED_PAY_PATH = `${SIMULATED_MIDTRANS_PATH}/pay`;
