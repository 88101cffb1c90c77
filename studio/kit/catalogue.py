"""The table of what is photographed: every model says here which product it shows and how it stands."""
SHOTS = {}


def shot(key, tint='kapas', yaw=0, elev=14, fill=0.8, tilt=0, lift=0.0, focus=(0.2, 0.2), exposure=1.07, wide=None, side=0.0):
    """`key` is a product's id or the name of another picture; `focus` is what the close view looks at."""
    def keep(build):
        SHOTS[key] = dict(build=build, tint=tint, yaw=yaw, elev=elev, fill=fill, tilt=tilt, lift=lift, focus=focus,
                          exposure=exposure, wide=wide, side=side)
        return build
    return keep
